import { expect, it } from 'vitest'
import { families, plainly } from './wordings.mjs'

it('teaches no wording that is held out', () => {
  const said = (isHeldOut: boolean) =>
    families
      .filter((family) => family.isHeldOut === isHeldOut)
      .flatMap(({ concept, texts }) => texts.map((text) => `${concept}: ${plainly(text)}`))
  const taught = new Set(said(false))
  expect(said(true).filter((one) => taught.has(one))).toEqual([])
})

it('leaves every family a wording', () => {
  expect(families.filter(({ texts }) => texts.length === 0)).toEqual([])
})

it('holds out no wording that is the only one of its concept', () => {
  const conceptsOf = (isHeldOut: boolean) =>
    new Set(families.filter((family) => family.isHeldOut === isHeldOut).map(({ concept }) => concept))
  const taught = conceptsOf(false)
  expect([...conceptsOf(true)].filter((concept) => !taught.has(concept))).toEqual([])
})
