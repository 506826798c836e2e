const product = 'Alcancía';

/** What every e-mail of the product says. */
export const words = {
  product,
  hello: (name: string | undefined): string => (name ? `¡Hola, ${name}!` : '¡Hola!'),
  copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  signature: `${product}: pequeñas monedas, grandes hábitos.`,
};
