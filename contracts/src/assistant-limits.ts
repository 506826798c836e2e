/** Characters of one question to the assistant. */
export const questionLength = 500;
