import { DashboardPage } from '../../shared/dashboard-page.jsx'
import { readAccount } from '../account.js'

export default async function Dashboard() {
  return <DashboardPage account={await readAccount()} />
}
