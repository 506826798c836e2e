/** Making a world one's own (spec 1 §2, §8). */
export const words = {
  title: '¡Personaliza tu Mundo!',
  tabsLabel: 'Qué quieres cambiar',
  tabs: { themes: 'Temas', card: 'Tarjeta', colours: 'Colores', pet: 'Mascota' },
  random: 'Al azar',
  hello: (name: string) => `¡Hola, ${name}!`,
  preview: (card: string, colours: string, pet: string) => `Así se verá: ${card}, ${colours}, ${pet}`,
  /** What a choice is one of, and how it is said to be the chosen one. */
  kinds: {
    theme: { name: 'Tema', chosen: 'elegido' },
    card: { name: 'Tarjeta', chosen: 'elegida' },
    colours: { name: 'Colores', chosen: 'elegidos' },
    pet: { name: 'Mascota', chosen: 'elegida' },
  },
  forAll: 'Para todos',
  level: (level: number) => `Nivel ${level}+`,
  waits: (name: string, level: number) => `${name} te espera en el nivel ${level}.`,
  cancel: 'Cancelar',
  save: 'Guardar Cambios',
  saving: 'Guardando...',
  saved: '¡Tu mundo está listo!',
  savedFor: (name: string) => `El mundo de ${name} está listo`,
  failed: { title: 'Error al guardar', text: 'No se pudo guardar la personalización' },
  petFailed: { title: 'Error', text: 'No se pudo seleccionar el kit' },
};
