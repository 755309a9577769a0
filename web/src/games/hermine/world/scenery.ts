import { roadOf } from "../road";
import { boat, chapel, cow, dolmen, house, islet, menhir, mill, pines, trees } from "./landmarks";

const STREAMS = "M-60 300C0 292 20 316 52 300S40 250 0 232M-60 424c80 10 100-20 190-14S300 384 460 402";

/** What lies where in one of the two drawings of the walk. */
export interface Scenery {
  coast: string;
  river: string;
  /** Banks of the river: its course without the mouth. */
  banks: string;
  heather: string;
  gorse: string;
  fields: string;
  /** On the sea, then behind the road, then before it. */
  atSea: string;
  landmarks: string;
  /** Foot and scale of the lighthouse. */
  lighthouse: [x: number, y: number, scale: number];
}

const beside = (isPortrait: boolean): string => {
  const { pathWidth, pointAt } = roadOf(isPortrait);
  const { x, y } = pointAt(isPortrait ? 655 : 715, 0, 1);
  return isPortrait ? dolmen(x + 4, y - pathWidth / 2 - 4, 0.36) : dolmen(x + pathWidth / 2 + 62, y + 26, 0.62);
};

const TALL: Scenery = {
  coast: "M-400 150C-100 150 0 128 40 122S110 92 160 106 230 128 270 106 350 78 400 92 600 100 1000 90V1500H-400Z",
  river: STREAMS,
  banks: STREAMS,
  heather: "M-40 430c50-24 92 6 88 44s-52 40-88 26ZM340 300c30-16 90 0 90 40s-60 40-90 20-20-46 0-60Z",
  gorse: "M160 340c40-16 84-8 84 12s-54 26-84 18-24-22 0-30ZM196 476c30-16 70-10 74 6s-44 18-70 14-20-12-4-20Z",
  fields: "M340 500l80-24v80l-60 20ZM-30 170l80-18 14 34-94 34ZM340 190l80-24v74l-60 8ZM96 552l120-14 20 50-130 20Z",
  atSea: boat(84, 74, 0.5) + islet(214, 60, 0.55) + islet(20, 98, 0.4),
  landmarks:
    house(40, 452, 0.72, "#8f2416") + house(70, 446, 0.62) + house(24, 474, 0.66) + chapel(344, 560, 0.5) + menhir(150, 372, 0.42) + menhir(174, 378, 0.34) + menhir(196, 372, 0.38) + menhir(220, 378, 0.3) + mill(352, 226, 0.5) +
    trees([356, 408, 0.6], [372, 430, 0.7], [22, 400, 0.6], [376, 500, 0.6], [306, 548, 0.7], [60, 548, 0.8], [24, 566, 1], [212, 296, 0.5], [370, 132, 0.6], [342, 122, 0.5], [38, 262, 0.6], [64, 246, 0.45]) +
    pines([20, 350, 0.55], [40, 340, 0.45], [208, 212, 0.5], [230, 218, 0.4], [262, 566, 0.7]) + cow(160, 566, 0.7) + cow(196, 574, 0.7),
  lighthouse: [296, 164, 0.44],
};

const WIDE: Scenery = {
  coast: "M-500 210C-100 190 60 214 170 208S320 190 400 150 520 96 610 118 740 176 830 160 930 84 1040 96 1180 130 1260 104 1400 60 1500 70 1800 60 2000 60V1600H-500Z",
  river: "M828 140C846 210 800 260 822 330 840 400 800 470 812 540S796 640 800 760",
  banks: "M832 172C840 226 803 268 822 330 840 400 800 470 812 540S796 640 800 760",
  heather: "M270 250c60-34 130-20 128 34s-90 70-140 44-50-52 12-78ZM1120 460c80-40 240-34 320 10v260H1080c-20-90-10-240 40-270Z",
  gorse: "M1010 270c50-30 150-26 166 20s-60 84-116 66-100-56-50-86ZM540 250c40-24 92-16 96 18s-50 54-84 40-46-36-12-58Z",
  fields: "M500 560l150-26 34 84-170 40ZM-60 300l160-40 40 80-180 60ZM1290 250l220-50 30 90-210 50ZM700 196l70-10 20 60-80 10Z",
  atSea: boat(660, 66, 0.8) + islet(300, 96, 0.9) + islet(980, 44, 0.7) + islet(60, 120, 0.8),
  landmarks:
    house(176, 440, 1, "#8f2416") + house(222, 428, 1) + house(268, 440, 0.9, "#8f2416") + house(134, 464, 1.1) + chapel(318, 400, 0.8) + menhir(540, 420, 0.9) + menhir(582, 430, 0.72) + menhir(616, 424, 0.8) + menhir(566, 456, 0.6) + menhir(648, 438, 0.6) + mill(1064, 396, 1) + house(884, 250, 0.8) +
    trees([60, 400, 1.2], [24, 428, 1.4], [96, 520, 1.1], [280, 300, 0.9], [322, 292, 0.7], [560, 330, 0.9], [620, 330, 0.7], [420, 580, 1.2], [462, 600, 1], [720, 580, 1.1], [1080, 290, 0.9], [1120, 316, 0.8], [1240, 330, 1], [1290, 380, 1.2], [1350, 360, 1.1], [1400, 440, 1.3], [1180, 560, 1.1], [1010, 590, 1], [200, 590, 1.2], [40, 600, 1.3], [1420, 590, 1.2], [900, 320, 0.6], [1320, 170, 0.9], [1370, 190, 1.1]) +
    pines([30, 270, 0.9], [66, 258, 0.7], [760, 300, 0.8], [784, 312, 0.6], [880, 420, 0.8], [862, 440, 0.6], [1210, 450, 0.9], [1236, 466, 0.7], [1310, 560, 1], [330, 606, 0.9]) + cow(560, 590, 1) + cow(610, 604, 1) + cow(1360, 270, 0.9) + cow(1300, 286, 0.9),
  lighthouse: [1236, 222, 0.82],
};

export const sceneryOf = (isPortrait: boolean): Scenery => (isPortrait ? { ...TALL, landmarks: TALL.landmarks + beside(true) } : { ...WIDE, landmarks: WIDE.landmarks + beside(false) });
