/** What a person sees when the app itself is not there yet. */
export const notBuilt =
  '<!doctype html><html lang="es"><meta charset="utf-8"><title>Alcancía</title>' +
  '<p>La aplicación todavía no está lista. Vuelve a cargar esta página en unos segundos.</p></html>';

/** What a person sees of an address of a file that is over, or was never ours. */
export const opensNothing =
  '<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>Alcancía</title><p>Este enlace ya no abre nada. Vuelve a Privacidad y descarga otra vez.</p></html>';

/** What a person sees of a download while the store of objects is away. */
export const filesAway =
  '<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>Alcancía</title><p>Esta descarga no está disponible en este momento. Inténtalo de nuevo en unos minutos.</p></html>';

/** What a visitor sees while the first page cannot be drawn; who is signed in gets the app all the same. */
export const landingAway =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Alcancía</title></head><body><!--alcancia-app--><main data-landing>' +
  '<h1>Alcancía</h1><p>Esta página no está disponible en este momento. Vuelve a cargarla en unos segundos.</p>' +
  '<p><a href="/auth?tab=signin">Iniciar sesión</a></p></main></body></html>';

/** What whoever has the address of a preview sees once it has expired. */
export const previewOver =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Alcancía</title></head><body><h1>Esta vista previa venció</h1>' +
  '<p>Dura 30 minutos. Ábrela otra vez desde el editor de la landing.</p></body></html>';
