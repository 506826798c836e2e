const longest = 50;

/** The machine's name of what is asked: '¿Cómo creo una meta?' is 'como-creo-una-meta'. */
export function intentOf(question: string): string {
  const plain = question.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const name = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, longest).replace(/-+$/, '');
  return name.length < 3 ? `pregunta-${name}`.replace(/-+$/, '') : name;
}
