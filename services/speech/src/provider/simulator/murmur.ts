/** A marimba's tone of 183 ms as MPEG audio whose frames need no others before them, so that one can follow the next. */
const tone = Buffer.from(
  [
    '//NAxAAVqNJsGVl4AAHNT5ytc5asxRzHBVMZix67nvidL5pkoD4KS8SIYI/cbjcbp6enp6d48ePHjx4fg9AKsTNVCuAJAAQAKA5F',
    'aIQIYSxQMjygIA+D4Pg+a4IA+D4P8MfwwmIKaij/80LEABcBGspZmsECVoADl4VAK3GAoDcW4Wl2yxQcxCA/1BIcxI1bhVHL/pkN',
    'oyjbEjiAHFTHhmYkv/+dBljzX/7gjXyYGNCFD1/lQ5J7vRdeJOptXXnqXHW///+NwxQy2epLH8PBx43/80DEABaAykQB3uAA2vEt',
    'KWlGQIjBPBwMKcPoxGwWjFjAqMDVJg8hFUTLiG7MSgNkwiALxCAgYDYDgsA8XVV06L88/////9/Wl0ddVaKvQaHDJ6QOB5o8AzzO',
    'w/KAwBQIhq+Cxn6yTP/zQsQAFYDGLADPuCRrrTlYS/QGZOtgwdAdzHNDiM0MaoybbsD8ZgpMm0X42MpzMJYMZC8wyFjAQBZ0/rLo',
    'rf/////+fjWlL/NaVtC4AMBDExGrjwwfARSRFg+hiUpmn///6ExBTUUAAP/zQMQAFQDKJADn9kCCV4F5wICjBIjMQFYy66QfTTMh',
    '0MLhCXTXiSBIwrMDNPQNjXw0DLgOLwgQLjrDuxT6/////7n/lZpo0+q8hQRIAc/gZCApxbWNNS1uo/////Z/0ehMQU1FAAAA//NC',
    'xAAUsK40fvZoaBAAGpE4xLp2FN6r4MAJMCkBYw0AVTFmCpMOBTU1cj6jDkCjP3w1mTDGLusOlNqW2uP/X9JZwboIA4DGEiwS7uv7',
    'f9hFXf/d/d/0zH76/11rd+i5MQU1FMy4xMDA//NAxAATaK4wdV6QABQA6feYOHPTxgAAHJQGAsBYYU4F5gohpgY3w5NjOzDEBKAI',
    'BRgUADQtrqP9zkb7/P//6/1qIeGcgqpQdq/7Gf9P/K3f0DP+3/1fpo+zUmIKaimZcYmBgAAAAAD/80LEABcBvo2TmVAAAAmBCCCC',
    'CJH4/2VxsEhnOyX4CkSBxmPsmsxnJQNk/4DAXgsfgVxFjev4XgqEgt/+PycWB4Sf/4/H548Hhg////PPJDDCc88k//hgHwIGAfAh',
    'z//oB8CBgHwIcB//80DEABPB6mhVkzgAQgggwwgAAIcL/wMlwCVL4aGLb4mACB1+FQAQc/ioBwlDv+D0SR4HxL/yoPSJQHxdf/8a',
    'mINj5qf//zl0x06PHf/50s0JFhKEga//8ShIGkxBTUUzLjEwMAAAAA==',
  ].join(''),
  'base64',
);

/** Sound about as long as it takes to read a text aloud: a tone for every three letters of it. */
export const murmur = (text: string): Buffer =>
  Buffer.concat(Array.from({ length: Math.max(1, Math.ceil(text.replace(/\s/g, '').length / 3)) }, () => tone));
