const cutOff = new Set<unknown>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Makes a call that does the same when it is made twice, and makes it once more at once where the connection ended before the
 * whole answer had come: the other side may close a kept connection just as it is used again, most of all when this process
 * was held up. What fails otherwise, and what fails again, rejects as it failed.
 */
export async function onceMoreIfCutOff<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { code } = ((error as { cause?: unknown }).cause ?? {}) as { code?: unknown };
    if (cutOff.has(code)) return call();
    throw error;
  }
}
