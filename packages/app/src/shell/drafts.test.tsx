import { afterEach, expect, test } from 'vitest'
import { dropDraft, saveDraft, setDraftOwner } from './drafts.ts'
import { restoreDraft } from './restore-draft.ts'

const page = `<main>
  <form action="/tax-filing/setup">
    <input name="taxIdentifier"><input name="password" type="text"><input name="version" type="hidden" value="1">
    <input name="ownHome" type="checkbox"><select name="year"><option>2024</option><option>2023</option></select>
  </form></main>`

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`no ${name}`)
  return found
}

const values = () => ({
  taxIdentifier: control('taxIdentifier').value,
  password: control('password').value,
  ownHome: control('ownHome').checked,
  year: control('year').value,
})

const blank = { taxIdentifier: '', password: '', ownHome: false, year: '2024' }

function type() {
  document.body.innerHTML = page
  control('taxIdentifier').value = '123'
  control('password').value = 'secret'
  control('ownHome').checked = true
  control('year').value = '2023'
}

afterEach(() => {
  dropDraft()
  setDraftOwner(null)
})

test('what was typed comes back for the same person, but never a password', () => {
  setDraftOwner(7)
  type()
  saveDraft()
  document.body.innerHTML = page
  restoreDraft(location.pathname)
  expect(values()).toEqual({ taxIdentifier: '123', password: '', ownHome: true, year: '2023' })
})

test('nobody else gets it, and then it is gone', () => {
  setDraftOwner(7)
  type()
  saveDraft()
  document.body.innerHTML = page
  setDraftOwner(8)
  restoreDraft(location.pathname)
  setDraftOwner(7)
  restoreDraft(location.pathname)
  expect(values()).toEqual(blank)
})

test('another page leaves it alone', () => {
  setDraftOwner(7)
  type()
  saveDraft()
  document.body.innerHTML = page
  restoreDraft('/somewhere-else')
  expect([values(), sessionStorage.getItem('draft') === null]).toEqual([blank, false])
})
