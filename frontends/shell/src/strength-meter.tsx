import { passwordStrength } from './password-strength.js';
import './strength-meter.css';
import { words } from './words/auth.js';

/** Four bars and a word under a new password. */
export function StrengthMeter({ password }: { readonly password: string }) {
  if (!password) return null;
  const strength = passwordStrength(password);
  return (
    <div className="strength" data-strength={strength}>
      <span aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= Math.max(1, strength) ? 'on' : undefined} />
        ))}
      </span>
      <p aria-live="polite">{words.strength[strength]}</p>
    </div>
  );
}
