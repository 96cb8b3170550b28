import { copy } from '@aangiftewijs/domain/language'
import type { Content } from '../../blocks.ts'
import { deductions } from './deductions.ts'
import { formBoxes } from './form-boxes.ts'
import { forms } from './forms.ts'
import { overview } from './overview.ts'
import { filingProcess } from './process.ts'

/** The Dutch tax guide: five tabs. Spec 2 § 2.10; figures § 9, years from the reference data. */
export const content: Content = {
  lead: copy(
    'Income tax in the Netherlands, in plain words: how it works, what to fill in, and what you may deduct. Each figure says which year it belongs to.',
    'De Nederlandse inkomstenbelasting in gewone woorden: hoe het werkt, wat u invult en wat u mag aftrekken. Bij elk bedrag staat voor welk jaar het geldt.',
  ),
  parts: [overview, forms, formBoxes, deductions, filingProcess],
}
