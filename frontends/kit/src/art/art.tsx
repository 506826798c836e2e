interface ArtProps {
  /** SVG of our own drawing functions, never anything that a person typed. */
  readonly svg: string;
  /** Says what is to be seen; without it the drawing is decoration and hidden from assistive tools. */
  readonly label?: string;
  readonly className?: string;
}

/** Puts a drawing into the page. */
export function Art({ svg, label, className = 'art-box' }: ArtProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={className} {...spoken} dangerouslySetInnerHTML={{ __html: svg }} />;
}
