import { useUser } from '../../ports/queries.ts'

/** Tells password managers whose password a form asks for. */
export function PasswordOwner() {
  const user = useUser()
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={user?.username ?? ''} />
}
