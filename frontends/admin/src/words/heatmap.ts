import type { HeatLayer, TouchViewport } from '@alcancia/contracts/marketing';
import { format, said } from '@alcancia/web-kit';

const viewports: Readonly<Record<TouchViewport, string>> = {
  phone: 'Teléfono',
  tablet: 'Tableta',
  desktop: 'Computadora',
};

const layers: Readonly<Record<HeatLayer, string>> = {
  clicks: 'Clics',
  scroll: 'Desplazamiento',
  frustration: 'Frustración',
};

export const words = said({
  title: 'Mapa de calor',
  about: 'Dónde tocan quienes visitan una landing: una visita de cada cinco, solo si permitió la medición.',
  landing: 'Landing',
  noLandings: 'Todavía no hay landings',
  version: 'Versión',
  allVersions: 'Todas',
  versionOf: (version: number) => `Versión ${version}`,
  viewport: 'Pantalla',
  viewports,
  layer: 'Capa',
  layers,
  layerAbout: {
    clicks: 'Cuanto más rojo, más clics en ese punto.',
    scroll: 'Cada franja dice qué parte de las visitas llegó hasta ahí.',
    frustration: 'Clics repetidos y clics en lo que no hace nada.',
  } satisfies Record<HeatLayer, string>,
  visits: 'Visitas miradas',
  signUps: 'Tocaron el registro',
  conversion: 'Conversión del registro',
  noConversion: '—',
  percent: (share: number) => format.percent(share),
  picture: (title: string, layer: string) => `Mapa de «${title}»: ${layer}`,
  pictureAbout: 'Se dibuja sobre la página tal como está escrita ahora.',
  none: 'Nadie tocó nada en esos días en esta pantalla.',
  elements: 'Lo más tocado',
  noElements: 'Nada todavía',
  section: 'Sección',
  element: 'Elemento',
  touches: 'Veces',
  depth: 'Hasta dónde llegan',
  depthOf: (percent: number) => format.percent(percent / 100),
  reached: 'Visitas que llegan',
  share: 'Parte de las visitas',
  file: 'mapa-de-calor.csv',
});
