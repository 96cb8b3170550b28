import { expect, test } from 'vitest'
import { createStandIns } from './stand-ins.ts'

test('what is kept stands in its places, however often, and letters of several bytes stay whole', () => {
  const { standInFor, bytesOf } = createStandIns('a-nonce')
  const [price, words] = [standInFor(Buffer.from('<b>€ 1</b>')), standInFor(Buffer.from('’t'))]
  expect(String(bytesOf(`${price}<p>“${words}”</p>${price}`))).toBe('<b>€ 1</b><p>“’t”</p><b>€ 1</b>')
  expect(String(bytesOf('<p>nothing kept</p>'))).toBe('<p>nothing kept</p>')
})

test('what somebody writes stands for nothing: they do not know the secret of the page', () => {
  const { standInFor, bytesOf } = createStandIns('a-nonce')
  standInFor(Buffer.from('kept'))
  expect(String(bytesOf('<!--another-nonce 0--> <!-- 0-->'))).toBe('<!--another-nonce 0--> <!-- 0-->')
})
