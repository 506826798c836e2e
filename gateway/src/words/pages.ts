/** What a person sees when the app itself is not there yet. */
export const notBuilt =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Alcancía</title>' +
  '<p>La aplicación todavía no está lista. Vuelve a cargar esta página en unos segundos.</p></html>';
