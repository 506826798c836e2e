import { Eye } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlash } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useState } from 'react';

import { words } from '../../words/kit.js';
import { TextField, type TextFieldProps } from './text-field.js';

/** A password with a button that shows it. Say by `autoComplete` whether it is the current one or a new one. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="eye"
      aria-pressed={isShown}
      aria-label={isShown ? words.hidePassword : words.showPassword}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <EyeSlash /> : <Eye />}
    </button>
  );
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={toggle}
    />
  );
}
