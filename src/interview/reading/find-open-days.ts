export { findOpenDays } from '../../facts/open-days.ts';
