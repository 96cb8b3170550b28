import { carriedFields, useAuthSearch } from './use-auth-search.ts'

/** Carries what the address says through a post without script. */
export function CarriedFields() {
  const parameters = new URLSearchParams(useAuthSearch())
  return carriedFields.map((name) => {
    const value = parameters.get(name)
    return value && <input key={name} type="hidden" name={name} value={value} />
  })
}
