// How many units a month pay so much, as formulas; -1 where no number of them does.
/** costs ÷ margin, rounded up. */
export function unitsToCover(costs: string, margin = '{marginCents}'): string {
  return `IF(${margin}<=0,-1,ROUNDUP(${costs}*100/${margin},0))`;
}

/** The same where hours beyond those of the team are paid by the hour: from there on each unit leaves what its minutes let of the margin. */
export function unitsToPay(isHired: boolean, costs: string, margin = '{marginCents}'): string {
  const units = unitsToCover(costs, margin);
  if (!isHired) return units;
  const left = `(60*${margin}-{handsMinutes}*{handsHourCents})`;
  const beyond = `MAX(${units},ROUNDUP(60*(${costs}*100-{handsHours}*{handsHourCents})/${left},0))`;
  return `IF(${units}*{handsMinutes}<=60*{handsHours},${units},IF(${left}<=0,-1,${beyond}))`;
}

/** What so many units a month bring in; -1 where none are enough. */
export function revenueOf(units: string): string {
  return `IF({${units}}<0,-1,ROUND({${units}}*{priceCents}/100,0))`;
}
