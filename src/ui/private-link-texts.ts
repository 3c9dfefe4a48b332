// What is said around the private link and the receipt of an erasure.
import type { Bilingual } from '../language/language.ts';

export const LINK_TEXTS = {
  button: { es: 'abrirlas en otro dispositivo', en: 'open them on another device' },
  title: { es: 'Enlace privado', en: 'Private link' },
  text: {
    es: 'Quien tenga el enlace puede ver tu entrevista y descargar tu plan. Vale siete días y cinco aperturas. Un enlace nuevo anula el anterior.',
    en: 'Whoever has the link can read your interview and download your plan. It lasts seven days and opens five times. A new link cancels the one before.',
  },
  draw: { es: 'Crear enlace', en: 'Create the link' },
  drawing: { es: 'Creando…', en: 'Creating…' },
  label: { es: 'Tu enlace', en: 'Your link' },
  copy: { es: 'Copiar enlace privado', en: 'Copy private link' },
  copied: { es: 'Copiado', en: 'Copied' },
  uncopied: { es: 'Tu navegador no deja copiarlo: selecciónalo y cópialo.', en: 'Your browser will not copy it: select it and copy it.' },
  revoke: { es: 'Anular el enlace', en: 'Cancel the link' },
  revoked: { es: 'El enlace ya no abre nada', en: 'The link opens nothing any more' },
  close: { es: 'Cerrar', en: 'Close' },
  openTitle: { es: '¿Abrir esta entrevista aquí?', en: 'Open this interview here?' },
  openText: {
    es: 'El enlace privado da acceso desde este navegador. Si no es tuyo este dispositivo, mejor no lo abras.',
    en: 'The private link gives access from this browser. If this device is not yours, better leave it.',
  },
  open: { es: 'Abrir', en: 'Open' },
  opening: { es: 'Abriendo…', en: 'Opening…' },
  leave: { es: 'Ahora no', en: 'Not now' },
  gone: { es: 'El enlace ya no vale', en: 'The link no longer works' },
  goneText: {
    es: 'Ha caducado, se ha usado cinco veces o se ha anulado. Pide otro en el dispositivo donde lo creaste.',
    en: 'It has run out, was used five times, or was cancelled. Create another on the device it came from.',
  },
} as const satisfies Record<string, Bilingual>;

export const RECEIPT_TEXTS = {
  title: { es: 'Borrado', en: 'Erased' },
  keep: {
    es: 'De esa entrevista ya no queda nada aquí. Este es el recibo; no contiene nada tuyo.',
    en: 'Nothing is left here of that interview. This is the receipt; it holds nothing of yours.',
  },
  when: { es: 'Fecha', en: 'Date' },
  answers: { es: 'Respuestas', en: 'Answers' },
  documents: { es: 'Documentos', en: 'Documents' },
  receipt: { es: 'Recibo', en: 'Receipt' },
  close: { es: 'Cerrar', en: 'Close' },
} as const satisfies Record<string, Bilingual>;
