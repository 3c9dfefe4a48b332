// The words of the sample page, which is in Spanish whatever the visitor's language. The lists are the plan's own: sample-contents.json.

export const SAMPLE_TEXTS = {
  pageTitle: 'Trama: un plan de muestra',
  description: 'Un plan de negocio de muestra, entero: sus páginas, sus gráficos y los dos PDF para descargar, en español y en inglés.',
  title: 'Un plan entero, para que lo abras',
  lead: 'es un taller de bicicletas inventado. Las cuentas son de verdad: suman, enlazan y dicen lo que falla.',
  downloadSpanish: 'Descargar en español',
  downloadEnglish: 'Descargar en inglés',
  length: '8-12 páginas',
  contents: 'Qué contiene',
  cover: 'Portada y datos del proyecto',
  charts: 'Qué se dibuja',
  weave: 'Tejido de los 36 meses',
  pages: 'Páginas del plan',
  page: 'Página',
  alive: 'Dos gráficos para tocar',
  monthsTitle: 'Ventas y caja en tres años',
  monthsKey: 'barras: ventas del mes · línea: caja a fin de mes',
  monthsPick: 'Mes',
  years: ['Año 1', 'Año 2', 'Año 3'],
  sales: 'ventas',
  costs: 'costes',
  cash: 'caja',
  breakEvenTitle: 'Punto de equilibrio',
  breakEvenAt: 'equilibrio:',
  with: 'Con',
  aMonth: 'ventas al mes',
  loses: 'se pierden',
  earns: 'se ganan',
  moveUnits: 'Ventas al mes',
  note: 'A la derecha, la página. Todos se leen impresos en gris.',
} as const;

export const SAMPLE_FILES = {
  spanish: '/api/download/business-plan-sample-demo-ES.pdf',
  english: '/api/download/business-plan-sample-demo-EN.pdf',
} as const;
