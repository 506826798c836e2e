import { Fingerprint } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { Key } from '@phosphor-icons/react/dist/csr/Key';
import { ShieldCheck } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { useState } from 'react';

import type { ErrorDetails } from '@alcancia/contracts/errors';
import type { SecondProofGiven } from '@alcancia/contracts/identity';
import type { ApiError } from '@alcancia/web-kit';
import { Button, HintBox, TextField } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';
import { answerWithPasskey, knowsPasskeys } from './passkeys.js';
import './second-proof.css';

/** How the server lets it be proved. */
export interface SecondStepAsked {
  readonly methods: readonly string[];
  /** What the browser needs to ask for a passkey; null where the account has none. */
  readonly passkey: ErrorDetails | null;
}

/** What was typed as the second step, and which kind it is. */
export interface TypedProof {
  readonly kind: 'code' | 'recovery';
  readonly text: string;
}
export const noProof: TypedProof = { kind: 'code', text: '' };

/** Apps show '123 456'. */
const digitsOf = (text: string): string => text.replaceAll(/\s/g, '');

export const proofComplaint = ({ kind, text }: TypedProof): string | undefined => {
  if (kind === 'code') return /^\d{6}$/.test(digitsOf(text)) ? undefined : words.writeCode;
  return text.trim() ? undefined : words.writeRecovery;
};

export const proofOf = ({ kind, text }: TypedProof): SecondProofGiven =>
  kind === 'code' ? { code: digitsOf(text) } : { recoveryCode: text.trim() };

const isObject = (value: unknown): value is ErrorDetails =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the server says in its refusal; where it says only a part, the rest is as `before`. */
export function askedIn({ details }: ApiError, before?: SecondStepAsked): SecondStepAsked {
  const { methods, passkey } = details;
  return {
    methods: Array.isArray(methods) ? methods.map(String) : (before?.methods ?? ['totp']),
    passkey: isObject(passkey) ? passkey : (before?.passkey ?? null),
  };
}

/** Without an app a recovery code is all that can be typed. */
export const firstProof = ({ methods }: SecondStepAsked): TypedProof =>
  methods.includes('totp') ? noProof : { ...noProof, kind: 'recovery' };

/** Whether anything can be typed: with a passkey alone there is nothing. */
export const canType = ({ methods }: SecondStepAsked): boolean =>
  methods.includes('totp') || methods.includes('recovery');

interface SecondProofFieldsProps {
  readonly asked: SecondStepAsked;
  readonly value: TypedProof;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onChange: (value: TypedProof) => void;
  /** A passkey has answered. */
  readonly onPasskey: (proof: SecondProofGiven) => void;
}

/** A passkey, the code of the app, or one of those kept for the day the phone is lost. */
export function SecondProofFields({ asked, value, error, busy, onChange, onPasskey }: SecondProofFieldsProps) {
  const isCode = value.kind === 'code';
  const { methods, passkey } = asked;
  const [hasApp, hasRecovery] = [methods.includes('totp'), methods.includes('recovery')];
  const says = isCode
    ? { label: words.code, hint: words.codeHint, icon: <ShieldCheck size={20} /> }
    : { label: words.recovery, hint: words.recoveryHint, icon: <Key size={20} /> };
  return (
    <>
      {passkey && knowsPasskeys() && <ByPasskey asked={passkey} busy={busy} onPasskey={onPasskey} />}
      {canType(asked) && (
        <TextField
          key={value.kind}
          {...says}
          name={isCode ? 'code' : 'recovery'}
          {...(isCode ? { inputMode: 'numeric' as const, autoComplete: 'one-time-code' } : { autoComplete: 'off' })}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={isCode ? 7 : 40}
          value={value.text}
          error={error}
          onChange={(text) => onChange({ ...value, text })}
        />
      )}
      {!canType(asked) && error && <HintBox kind="bad">{error}</HintBox>}
      {hasApp && hasRecovery && (
        <Button kind="bare" onClick={() => onChange({ kind: isCode ? 'recovery' : 'code', text: '' })}>
          {isCode ? words.byRecovery : words.byApp}
        </Button>
      )}
      {!hasRecovery && <p className="caption">{words.noRecovery}</p>}
      {(!isCode || !hasRecovery) && <p className="caption">{words.lostBoth}</p>}
    </>
  );
}

interface ByPasskeyProps {
  readonly asked: ErrorDetails;
  readonly busy: boolean;
  readonly onPasskey: (proof: SecondProofGiven) => void;
}

function ByPasskey({ asked, busy, onPasskey }: ByPasskeyProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    setFailed(false);
    try {
      onPasskey({ passkey: await answerWithPasskey(asked) });
    } catch {
      setFailed(true);
    }
    setAsking(false);
  };
  return (
    <div className="by-passkey">
      <Button kind="soft" block icon={<Fingerprint size={22} />} busy={isAsking || busy} onClick={() => void ask()}>
        {words.passkey.use}
      </Button>
      <p className="caption" role="status">
        {hasFailed ? words.passkey.noAnswer : ''}
      </p>
    </div>
  );
}
