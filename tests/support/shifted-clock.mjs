// Loaded before a process of a test: its clock is wrong by CLOCK_SHIFT_MS, as that of its machine may be.
const RightDate = Date;
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);

globalThis.Date = class Date extends RightDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RightDate.now() + shift);
  }
  static now() {
    return RightDate.now() + shift;
  }
};
