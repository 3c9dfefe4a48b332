// The eight topics as the visitor reads them: a label, and the main question of each, in both languages.
import type { Topic } from '../facts/topic.ts';
import type { Bilingual } from '../language/language.ts';

export const TOPIC_LABELS: Readonly<Record<Topic, Bilingual>> = {
  problem: { es: 'Problema', en: 'Problem' },
  customer: { es: 'Cliente', en: 'Customer' },
  solution: { es: 'Solución', en: 'Solution' },
  marketing: { es: 'Marketing', en: 'Marketing' },
  revenue: { es: 'Ingresos', en: 'Revenue' },
  resources: { es: 'Recursos', en: 'Resources' },
  goals: { es: 'Objetivos', en: 'Goals' },
  competitors: { es: 'Competencia', en: 'Competition' },
};

/** The main question of each topic. The first one is also the page's own first question. */
export const TOPIC_QUESTIONS: Readonly<Record<Topic, Bilingual>> = {
  problem: {
    es: '¿Qué problema resuelve tu negocio? Piensa en una persona concreta: ¿qué le pasó la última vez que lo tuvo y cómo lo resolvió?',
    en: 'What problem does your business solve? Think of one real person: what happened the last time they had it, and how did they deal with it?',
  },
  customer: {
    es: '¿Quién te pagará primero? Dime su edad o su tipo de empresa, de qué zona es y cada cuánto compraría.',
    en: 'Who will pay you first? Tell me their age or kind of company, the area, and how often they would buy.',
  },
  solution: {
    es: '¿Qué recibe exactamente esa persona y qué cambia para ella después?',
    en: 'What exactly do they get, and what changes for them afterwards?',
  },
  marketing: {
    es: '¿Cómo se enterarán de que existes los veinte primeros clientes?',
    en: 'How will your first twenty customers find out about you?',
  },
  revenue: {
    es: '¿Cuánto paga un cliente cada vez, de media, y cuántas ventas esperas en un mes normal, ya en marcha?',
    en: 'How much does a customer pay each time, on average, and how many sales do you expect in a normal month, once under way?',
  },
  resources: {
    es: '¿Qué necesitas para abrir y para funcionar? Cuéntame la inversión, quién trabajará y los gastos fijos de cada mes.',
    en: 'What do you need to open and to run it? Tell me the investment, who will work in it and the fixed costs of each month.',
  },
  goals: {
    es: 'Dentro de doce meses, ¿qué tres cosas tienen que haber pasado para que digas que salió bien?',
    en: 'Twelve months from now, which three things must have happened for you to call it a success?',
  },
  competitors: {
    es: '¿Qué usan hoy en lugar de lo tuyo? Dame dos o tres nombres, lo que piden si lo sabes, y dime por qué alguien te elegiría a ti.',
    en: 'What do people use today instead? Give me two or three names, what they charge if you know, and say why someone would choose you.',
  },
};
