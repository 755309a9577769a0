/** Cards narrower than this are enlarged soon, larger ones only if somebody lingers. */
const SMALL_PX = 80;
const SOON_MS = 300;
const LATE_MS = 900;
const PRESS_MS = 350;
/** A finger that moves farther does not press. */
const MAX_WANDER_PX = 9;

/** The open card at an element: the one that is drawn there, or that a lit target covers. */
function cardAt(target: EventTarget | null, x: number, y: number): SVGElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const covered = target.matches(".aim") ? document.elementsFromPoint(x, y).find((element) => element.closest("svg.card")) : target;
  return covered?.closest<SVGElement>("svg.card") ?? undefined;
}

/** The card that is looked at: under the mouse for a while, under a finger that stays, with the focus, or next in turn by a key. */
export class Loupe {
  element: SVGElement | undefined = $state.raw();
  /** True if a key led here, so that it is read aloud. */
  isStepping = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | undefined;
  #isHeld = false;
  /** Where something was touched: what comes under the mouse there was not looked for. */
  #quiet: { x: number; y: number } | undefined;

  get code(): string {
    return this.element?.dataset.card ?? "";
  }

  /** Box of the card, so that the loupe does not cover it. */
  get box(): DOMRect | undefined {
    return this.element?.getBoundingClientRect();
  }

  hide = (): void => {
    clearTimeout(this.#timer);
    this.element = undefined;
    this.isStepping = false;
  };

  #showAfter(card: SVGElement, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.element = card), delay);
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons || this.#quiet) return;
    const card = cardAt(event.target, event.clientX, event.clientY);
    if (card === this.element) return;
    this.hide();
    if (card) this.#showAfter(card, card.getBoundingClientRect().width < SMALL_PX ? SOON_MS : LATE_MS);
  };

  down = (event: PointerEvent): void => {
    this.hide();
    this.#isHeld = false;
    this.#quiet = { x: event.clientX, y: event.clientY };
    const card = event.pointerType === "mouse" ? undefined : cardAt(event.target, event.clientX, event.clientY);
    this.#pressed = card && { x: event.clientX, y: event.clientY };
    if (!card) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.element = card;
      this.#isHeld = true;
    }, PRESS_MS);
  };

  move = ({ clientX, clientY }: PointerEvent): void => {
    const isFar = (from: { x: number; y: number } | undefined): boolean => Boolean(from) && Math.hypot(clientX - from!.x, clientY - from!.y) > MAX_WANDER_PX;
    if (isFar(this.#pressed)) this.up();
    if (isFar(this.#quiet)) this.#quiet = undefined;
  };

  up = (): void => {
    if (this.#pressed) this.hide();
    this.#pressed = undefined;
  };

  /** After a long press nothing is played, and no menu opens. */
  swallow = (event: Event): void => {
    if (!this.#isHeld) return;
    event.preventDefault();
    if (event.type === "click") {
      event.stopPropagation();
      this.#isHeld = false;
    }
  };

  focus = ({ target }: FocusEvent): void => {
    const focused = target as Element;
    if (!focused.matches(":focus-visible")) return;
    const cards = (focused.matches(".aim") ? focused.parentElement! : focused).querySelectorAll<SVGElement>("svg.card");
    if (cards.length === 1) this.element = cards[0];
    else this.hide();
  };

  /** Show the next open card of the table, or the one before. */
  step(direction: 1 | -1): void {
    const cards = [...document.querySelectorAll<SVGElement>("main svg.card[data-card]:not([data-card^='?']), footer svg.card[data-card]")].filter((card) => card.checkVisibility());
    const at = this.element ? cards.indexOf(this.element) : -1;
    this.element = cards.at(at < 0 ? (direction > 0 ? 0 : -1) : (at + direction) % cards.length);
    this.isStepping = Boolean(this.element);
  }
}
