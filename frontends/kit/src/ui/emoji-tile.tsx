/** A picture that the user picked, on its tile. Decoration: the name always stands beside it. */
export const EmojiTile = ({ emoji, big = false }: { readonly emoji: string; readonly big?: boolean }) => (
  <span className={big ? 'emo-tile big emo' : 'emo-tile emo'} aria-hidden>
    {emoji}
  </span>
);
