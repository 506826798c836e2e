// Imported before a program: shifts its clock by WRONG_CLOCK_MS.
const apartMs = Number(process.env.WRONG_CLOCK_MS ?? 0);
const Right = Date;

globalThis.Date = class Date extends Right {
  constructor(...when) {
    if (when.length > 0) super(...when);
    else super(Right.now() + apartMs);
  }

  static now() {
    return Right.now() + apartMs;
  }
};
