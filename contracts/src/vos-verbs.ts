/** Of which 'tú' has forms of its own; the others follow from the infinitive. `does`: 'tú haces', where it is not the command with an s. */
export interface Verb {
  readonly infinitive: string;
  /** What is said to one person: 'elige'. Left out where the product never asks for it, or where it means somebody else. */
  readonly command?: string;
  readonly does: string;
}

const regular = `
abrir aceptar acercar acompañar activar actualizar agregar ahorrar apagar aprobar=aprueba apuntar archivar autorizar avisar
ayudar añadir bloquear borrar buscar cambiar cancelar canjear celebrar cerrar=cierra compartir completar comprar
comprobar=comprueba conectar confirmar conservar consultar copiar corregir=corrige crear desactivar desbloquear
descargar descubrir disfrutar editar elegir=elige empezar=empieza encender=enciende entrar entregar enviar=envía
escanear escribir esperar explicar guardar hablar ignorar indicar ingresar iniciar inspirar instalar intentar invitar llamar
leer mandar marcar mejorar mirar mostrar=muestra mover=mueve nombrar ocultar olvidar organizar pagar participar pausar
pedir=pide pensar=piensa practicar preguntar preparar probar=prueba proteger quitar reanudar recargar rechazar
recordar=recuerda recuperar reenviar=reenvía regalar registrar repetir=repite responder restablecer retirar revisar
revocar seleccionar sentar=sienta subir sumar suscribir tocar tomar usar verificar volver=vuelve
`;

/** Said of what the person does or is, never asked for. */
const told = `
administrar deber decidir enterar entender=entiende ganar llegar necesitar perder=pierde permitir poder=puede
preferir=prefiere querer=quiere recibir referir=refiere seguir=sigue terminar vivir
`;

const listed = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((one) => one.split('=') as [infinitive: string, command?: string])
    .map(([infinitive, command = `${infinitive.slice(0, -2)}${infinitive.endsWith('ar') ? 'a' : 'e'}`]) => ({
      infinitive,
      command,
      does: `${command}s`,
    }));

const irregular: readonly Verb[] = [
  { infinitive: 'contar', does: 'cuentas' },
  { infinitive: 'conocer', does: 'conoces' },
  { infinitive: 'decir', command: 'di', does: 'dices' },
  { infinitive: 'dejar', command: 'deja', does: 'dejas' },
  { infinitive: 'hacer', command: 'haz', does: 'haces' },
  { infinitive: 'poner', command: 'pon', does: 'pones' },
  { infinitive: 'proponer', command: 'propón', does: 'propones' },
  { infinitive: 'saber', does: 'sabes' },
  { infinitive: 'salir', does: 'sales' },
  { infinitive: 'tener', does: 'tienes' },
  { infinitive: 'venir', command: 'ven', does: 'vienes' },
];

/** The verbs with which the product speaks to an adult. */
export const verbs: readonly Verb[] = [
  ...listed(regular),
  ...listed(told).map(({ infinitive, does }) => ({ infinitive, does })),
  ...irregular,
];

/** Also a thing: 'una prueba', 'las cuentas'. They ask for something only before what they ask for. */
export const alsoThings: ReadonlySet<string> = new Set([
  'activa',
  'ayuda',
  'busca',
  'completa',
  'copia',
  'compra',
  'consulta',
  'cuenta',
  'descarga',
  'entrega',
  'guarda',
  'marca',
  'muestra',
  'pregunta',
  'prueba',
  'suma',
  'toma',
]);

/** Somebody else does it, though it stands where a command would. */
export const ofOthers: readonly string[] = [
  'Pide mi aprobación',
  'entra, hace su actividad',
  'mira, sin cambiar nada',
  'toca «Hecho»',
];
