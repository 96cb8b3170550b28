import { useCarried } from './use-auth-search.ts'

/** Carries what the address says through a post without script. */
export const CarriedFields = () =>
  [...useCarried()].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
