/** `fetch` that gives up an answer beyond so many bytes, however long the provider goes on. */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (address, options) => {
    const answer = await fetch(address, options);
    if (!answer.body) return answer;
    let bytes = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, passing) {
        bytes += piece.length;
        if (bytes > mostBytes) passing.error(new Error('too long an answer'));
        else passing.enqueue(piece);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counting), { status, statusText, headers });
  };
}
