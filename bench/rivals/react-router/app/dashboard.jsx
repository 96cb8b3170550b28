import { useRouteLoaderData } from 'react-router'
import { DashboardPage } from '../shared/dashboard-page.jsx'

export default function Dashboard() {
  return <DashboardPage account={useRouteLoaderData('account')} />
}
