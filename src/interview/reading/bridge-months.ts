const MONTHS_A_YEAR = 12;

/** Between two parts of the year that are told, the months go from one to the other in even steps. */
export function bridged(levels: readonly (number | null)[]): readonly number[] {
  const told = (from: number, step: 1 | -1) => {
    for (let away = 1; away <= MONTHS_A_YEAR; away++) {
      const level = levels[(from + step * away + MONTHS_A_YEAR * 2) % MONTHS_A_YEAR];
      if (level !== null && level !== undefined) return { level, away };
    }
    return { level: 0, away: 1 };
  };
  return levels.map((level, month) => {
    if (level !== null) return level;
    const [before, after] = [told(month, -1), told(month, 1)];
    return before.level + ((after.level - before.level) * before.away) / (before.away + after.away);
  });
}
