import { describe, expect, it } from '@jest/globals';

import { answerGarbage } from './errors.js';

/** What a connection is told that ends with this error of Node's HTTP parser. */
function toldOf(code: string): string {
  let told = '';
  const socket = { writable: true, end: (bytes: string) => void (told = bytes) };
  answerGarbage(Object.assign(new Error('simulated'), { code }), socket as never);
  return told;
}

describe('a connection that never became a request', () => {
  it('is told that it took too long, so that a browser asks again on another', () => {
    expect(toldOf('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/);
  });

  it('is told that it is no request, when it spoke something else', () => {
    expect(toldOf('HPE_INVALID_METHOD')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/);
  });
});
