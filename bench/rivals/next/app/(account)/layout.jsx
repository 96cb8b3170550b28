import { Frame } from '../../shared/frame.jsx'
import { readAccount } from '../account.js'

export default async function AccountLayout({ children }) {
  const { name } = await readAccount()
  return <Frame name={name}>{children}</Frame>
}
