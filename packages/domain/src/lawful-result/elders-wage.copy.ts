import { copy } from '../language/index.ts'

/** What is said of a wage above state-pension age that nothing says is from work. */
export const eldersWageWords = {
  'elders-wage': copy(
    'You are above state pension age, and nothing says that all of your salary is from work. If it is, this figure is right. A pension or annuity has no employment tax credit: move that to “State pension, pension or annuity”.',
    'U bent boven de AOW-leeftijd, en nergens blijkt dat al uw loon uit werk komt. Is het loon, dan klopt dit bedrag. Voor pensioen of lijfrente is er geen arbeidskorting: zet dat bij ‘AOW, pensioen of lijfrente’.',
  ),
  'partner-elders-wage': copy(
    'Your partner is above state pension age, and nothing says that all of the salary is from work. If it is, this figure is right. A pension or annuity has no employment tax credit: move that to “State pension, pension or annuity”.',
    'Uw partner is boven de AOW-leeftijd, en nergens blijkt dat al het loon uit werk komt. Is het loon, dan klopt dit bedrag. Voor pensioen of lijfrente is er geen arbeidskorting: zet dat bij ‘AOW, pensioen of lijfrente’.',
  ),
} as const
