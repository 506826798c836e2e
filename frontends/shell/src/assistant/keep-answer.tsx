import { BookmarkSimple } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { Link } from 'react-router';

import { words } from '../words/assistant.js';

interface KeepAnswerProps {
  readonly question: string;
  readonly answer: string;
}

/** 'Guardar en KB': the form of the administration opens with both (spec 2 §2, G31). */
export const KeepAnswer = ({ question, answer }: KeepAnswerProps) => (
  <Link className="btn btn-line" to="/admin/knowledge?new=1" state={{ question, answer }}>
    <BookmarkSimple size={20} aria-hidden />
    {words.keep}
  </Link>
);
