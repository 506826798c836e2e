import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';

import { type AssistantMode, forgetConversation, listConversation } from '@alcancia/contracts/assistant';
import { assistantPath } from '@alcancia/contracts/assistant-socket';
import { addErrorWords, read, tokenSource, useWrite } from '@alcancia/web-kit';

import { toast, toastError } from '@alcancia/web-kit/ui';
import { assistantErrorWords } from '@alcancia/web-kit/words/assistant';

import { words } from '../words/assistant.js';
import { type AssistantParts, AssistantSocket, type Standing } from './assistant-socket.js';
import { converse, freshConversation } from './conversation.js';
import { type OpenSoundDevices, useVoice } from './voice/use-voice.js';

addErrorWords(assistantErrorWords);

/** How this browser reaches the assistant, and as whom. */
export type AssistantLine = Pick<AssistantParts, 'open' | 'token'> & { readonly sound?: OpenSoundDevices };

const openWire: AssistantParts['open'] = ({ opened, heard, lost }) => {
  const address = new URL(assistantPath, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(String(data)));
  socket.addEventListener('close', ({ code }) => lost(code));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(1000),
  };
};

const ownLine: AssistantLine = { open: openWire, token: () => tokenSource().token() };

/**
 * The conversation with the assistant, with what was said on earlier days where it `remembers`; `line` is given by tests
 * alone. What cannot be read of before is missed by nobody: it goes on from here.
 */
export function useAssistant(line: AssistantLine = ownLine, remembers = true) {
  const [conversation, act] = useReducer(converse, freshConversation);
  const { data: before } = useQuery({ ...read(listConversation, {}), staleTime: 0, enabled: remembers });
  useEffect(() => {
    if (before) act({ type: 'remembered', messages: before.messages });
  }, [before]);
  const { mutate: forgetAll } = useWrite(forgetConversation, {
    onSuccess: () => act({ type: 'remembered', messages: null }),
    onError: (error) => toastError(error),
  });
  const [standing, setStanding] = useState<Standing>('connecting');
  const socket = useRef<AssistantSocket | null>(null);
  const voice = useVoice({
    say: (audio) => socket.current?.say({ type: 'input_audio_buffer.append', audio }) ?? false,
    ...(line.sound && { open: line.sound }),
  });
  const { hear, lose, stop: stopVoice } = voice;

  useEffect(() => {
    const opened = new AssistantSocket({
      ...line,
      onHeard: (heard) => {
        act({ type: 'heard', heard, at: new Date() });
        hear(heard);
        if (heard.type === 'openai_disconnected') toast({ kind: 'info', title: words.failed.ended });
        if (heard.type === 'limit_exceeded') toast({ kind: 'error', title: words.limit.reached, text: heard.message });
        if (heard.type === 'usage_warning') toast({ kind: 'info', title: words.limit.near, text: heard.message });
      },
      onStanding: (now) => {
        setStanding(now);
        if (now !== 'lost' && now !== 'ended') return;
        lose(now === 'ended');
        act({ type: 'lost', at: new Date(), reason: words.failed.connection });
      },
    });
    socket.current = opened;
    opened.start();
    return () => opened.stop();
  }, [line, hear, lose]);
  useEffect(() => {
    if (standing === 'lost') toast({ kind: 'info', title: words.failed.lost });
  }, [standing]);

  const sent = (text: string, mode: AssistantMode): boolean =>
    (standing === 'connected' &&
      !conversation.isAnswering &&
      socket.current?.say(
        { type: 'set_mode', mode },
        {
          type: 'conversation.item.create',
          item: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
        },
        { type: 'response.create' },
      )) ||
    false;

  /** Sends a question; false where it cannot be sent now: there is no line, an answer is under way, or nothing was written. */
  const ask = (written: string): boolean => {
    const text = written.trim();
    const isSent = text !== '' && sent(text, conversation.mode);
    if (isSent) act({ type: 'asked', text, at: new Date() });
    return isSent;
  };
  /** Sends the question again at which a moment of breathing was offered, to who was chosen (G30). */
  const answerCalm = (mode: AssistantMode): void => {
    if (conversation.calmFor !== null && sent(conversation.calmFor, mode)) act({ type: 'asked-again', mode });
  };
  /** Who breathes is not listened to. */
  const setMode = (mode: AssistantMode): void => {
    if (mode === 'respira') stopVoice();
    act({ type: 'mode', mode });
  };
  /** Takes away what was said, here and on the server. */
  const forget = (): void => forgetAll({});
  /** What was proposed is confirmed, denied or over. */
  const endProposal = (): void => act({ type: 'decided', at: new Date() });
  return { ...conversation, standing, voice, ask, answerCalm, setMode, forget, endProposal };
}

export type Assistant = ReturnType<typeof useAssistant>;
