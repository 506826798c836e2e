import type { AnswerMessage } from './bus.js';

/** How a checked answer begins on the wire; its data are the rest, so that whoever passes them on need not read them. */
const beginning = /^\{"ok":true,"isReplayed":(true|false),"checkedAs":"([\w-]+)","data":/;
const texts = new WeakMap<AnswerMessage, string>();

/** An answer as it travels, in JSON. */
export function writeAnswer(answer: AnswerMessage): string {
  if (!answer.ok || answer.checkedAs === undefined || answer.data === undefined) return JSON.stringify(answer);
  const { isReplayed, checkedAs, data } = answer;
  return `{"ok":true,"isReplayed":${isReplayed},"checkedAs":"${checkedAs}","data":${JSON.stringify(data)}}`;
}

/** The same on arrival. Data of a checked answer are read when somebody asks for them. */
export function readAnswer(text: string): AnswerMessage {
  const [head, isReplayed, checkedAs] = beginning.exec(text) ?? [];
  if (head === undefined || checkedAs === undefined) return JSON.parse(text) as AnswerMessage;
  const dataText = text.slice(head.length, -1);
  let data: unknown;
  const answer = {
    ok: true,
    isReplayed: isReplayed === 'true',
    checkedAs,
    get data(): unknown {
      data ??= JSON.parse(dataText);
      return data;
    },
  } as const;
  texts.set(answer, dataText);
  return answer;
}

/** The JSON of its data as it came; undefined where they were made or read here. */
export const dataTextOf = (answer: AnswerMessage): string | undefined => texts.get(answer);
