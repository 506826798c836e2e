import { runtimeConfig } from '@alcancia/web-kit/federation';

import { words } from './words/layout.js';
import './example-strip.css';

/** Where the example family lives, every screen with a family on it says so; in a child's world with the child's letters. */
export function ExampleStrip({ isWorld = false }: { readonly isWorld?: boolean }) {
  if (runtimeConfig()['isExample'] !== true) return null;
  return <p className={isWorld ? 'example-strip in-world' : 'example-strip'}>{words.example}</p>;
}
