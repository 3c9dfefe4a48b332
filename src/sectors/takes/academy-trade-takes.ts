import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const academyTradeTakes = {
  language_school: {
    costDoubts: [
      {
        es: 'deja fuera las correcciones de redacciones, que se hacen en casa, y la clase que se da igual con dos alumnos que con ocho',
        en: 'it leaves out essays marked at home, and the lesson given just the same to two students as to eight',
      },
      {
        es: 'no suma las fotocopias ni el profesor que cubre a otro y cobra la hora completa',
        en: 'neither photocopies nor the teacher who stands in, paid for the full hour, are added',
      },
    ],
    strains: [
      {
        es: 'A las siete de la tarde harían falta seis aulas y a las once de la mañana sobran todas: se paga un local por tres horas.',
        en: 'At seven in the evening six classrooms would be needed and at eleven in the morning none; the rent is paid for three hours a day.',
      },
      {
        es: 'Un grupo se rompe por el nivel: basta que dos avancen más deprisa para que los otros seis dejen de hablar.',
        en: 'A group breaks over level; two who get ahead are enough for the other six to fall silent.',
      },
    ],
  },
  tutoring_centre: {
    costDoubts: [
      {
        es: 'no cuenta la llamada a los padres después de cada examen ni la media hora de más antes de un final',
        en: 'the call to parents after every test is not counted, nor the extra half hour before a final',
      },
      {
        es: 'se pasa por alto la mesa que queda libre cuando un alumno aprueba y deja de venir',
        en: 'it misses the desk left empty when a pupil passes and stops coming',
      },
    ],
    strains: [
      {
        es: 'Ocho alumnos de cinco asignaturas en la misma mesa: a partir de ahí no se explica, se vigila.',
        en: 'Eight pupils in five subjects round one table; past that point nobody is taught, only watched.',
      },
      {
        es: 'La semana de exámenes todos piden el doble, justo cuando quienes dan clase también se examinan.',
        en: 'In exam week everyone asks for double, just when those who teach have papers of their own to sit.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
