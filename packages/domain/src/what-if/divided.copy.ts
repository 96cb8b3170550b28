import { type Copy, copy } from '../language/index.ts'
import type { Divisible } from '../tax-law/index.ts'

/** Words of how a couple’s return divides, on screen and on paper. */
export const dividedWords = {
  title: copy('Division between you and your partner', 'Verdeling tussen u en uw partner'),
  takeOver: copy(
    'In your real return you fill in this division yourselves, on a screen of its own.',
    'In uw echte aangifte vult u deze verdeling zelf in, op een eigen scherm.',
  ),
} as const

/** What partners divide. Act 2.17. */
export const partWords: Readonly<Record<Divisible, Copy>> = {
  ownHome: copy('Own home', 'Eigen woning'),
  box2: copy('Substantial interest (box 2)', 'Aanmerkelijk belang (box 2)'),
  box3: copy('Savings and investments (box 3)', 'Sparen en beleggen (box 3)'),
  deductions: copy('Personal deductions', 'Persoonsgebonden aftrek'),
}
