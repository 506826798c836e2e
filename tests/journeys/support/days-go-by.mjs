// Imported before the product: its clock goes on by as many milliseconds as whoever started it says.
let laterMs = 0;
const Right = Date;

globalThis.Date = class Date extends Right {
  constructor(...when) {
    if (when.length > 0) super(...when);
    else super(Right.now() + laterMs);
  }

  static now() {
    return Right.now() + laterMs;
  }
};

process.on('message', (ms) => {
  laterMs += ms;
  process.send(ms);
});
// A product that ends does not wait for another word; a worker of its own has nobody to hear from.
process.channel?.unref();
