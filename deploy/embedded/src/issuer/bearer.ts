/** The token of an `Authorization: Bearer …` header, or an empty text. */
export const bearerOf = (authorization: string | undefined): string =>
  /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
