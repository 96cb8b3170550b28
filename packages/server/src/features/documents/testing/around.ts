import { type Context, Surroundings } from '../reading/candidates/context.ts'
import { sheetOf } from '../reading/candidates/sheet.ts'
import { spotsOf } from '../reading/candidates/slots.ts'
import { type Placed, pageOf } from './placed-texts.ts'

/** What stands around an amount of a page, by how it is printed. */
export const around = (amount: string, texts: readonly Placed[]): Context => {
  const sheet = sheetOf([pageOf(texts)])
  const spot = spotsOf(sheet).find(({ item }) => item.cell.text === amount)
  if (!spot) throw new Error(`${amount} is not on the page`)
  return new Surroundings(sheet).of(spot)
}
