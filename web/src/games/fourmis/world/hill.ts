/** What lies where in one of the two drawings of the hill. */
export interface Hill {
  outline: string;
  crest: string;
  /** Great chamber, in which the trick lies. */
  chamber: string;
  chamberWall: string;
  tunnels: string;
  tunnelWidth: number;
  /** Side chambers: x, y, and both radii. */
  rooms: [number, number, number, number][];
  gallery: string;
  galleryWidth: number;
  eggs: string;
}

const WIDE: Hill = {
  outline: "M-420 1200V470C-160 470-20 440 60 420 150 396 190 300 320 240 440 184 590 156 720 156s280 28 400 84c130 60 170 156 260 180 80 20 220 50 480 50v730Z",
  crest: "M320 240c120-56 270-84 400-84s280 28 400 84c-120-38-250-58-400-58s-280 20-400 58Z",
  chamber: "M462 366c0-78 116-132 258-132s258 54 258 132-116 140-258 140-258-62-258-140Z",
  chamberWall: "M446 366c0-88 124-148 274-148s274 60 274 148-124 156-274 156-274-68-274-156Z",
  tunnels: "M720 150v90M468 380c-50-6-90 16-120 56M972 380c50-6 90 16 120 56M720 500v600M200 486C120 500 60 470-400 500M1240 486c80 14 140-16 600 14",
  tunnelWidth: 20,
  rooms: [[316, 476, 130, 58], [1124, 476, 130, 58]],
  gallery: "M-420 588c520-22 600 16 1130-4s500-14 1150 4",
  galleryWidth: 34,
  eggs: "M224 484h0M238 500h0M248 482h0M1216 484h0M1202 500h0M1192 482h0",
};

const TALL: Hill = {
  outline: "M-200 1200V350C-60 344 20 300 60 264 100 226 140 196 195 196s95 30 135 68c40 36 120 80 260 86v850Z",
  crest: "M96 234c30-24 62-38 99-38s69 14 99 38c-30-16-62-24-99-24s-69 8-99 24Z",
  chamber: "M30 366c0-62 74-104 165-104s165 42 165 104-74 116-165 116S30 428 30 366Z",
  chamberWall: "M20 366c0-70 78-114 175-114s175 44 175 114-78 126-175 126S20 436 20 366Z",
  tunnels: "M195 208v60M195 470v400M40 400C10 420-20 410-200 424M350 400c30 20 60 10 240 24",
  tunnelWidth: 15,
  rooms: [],
  gallery: "M-200 572c240-12 380 12 590 0s200 6 400 0",
  galleryWidth: 28,
  eggs: "M66 410h0M80 420h0M86 406h0M310 420h0M324 410h0",
};

export const hillOf = (isPortrait: boolean): Hill => (isPortrait ? TALL : WIDE);

/** Blades of grass at the left edge; the right ones are their mirror image. */
export const GRASS_WIDE = { front: "M-10 900C40 420 10 240 80 60c-6 200 30 560 0 840Z", back: "M70 900C120 480 90 330 160 200c-30 160 10 460-20 700ZM-60 900c40-300 20-420 60-560 4 160 30 400 20 560Z" };
export const GRASS_TALL = { front: "M-10 900C14 320 0 230 26 120c0 110 24 480 10 780Z", back: "M20 900c10-360 0-480 30-590-2 130 10 400 0 590Z" };
