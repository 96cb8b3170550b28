import { IncomePage } from '../../../../shared/income-page.jsx'
import { readAccount } from '../../../account.js'

export default async function Income() {
  return <IncomePage account={await readAccount()} />
}
