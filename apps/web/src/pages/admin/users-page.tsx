import { screens } from '@wayfarer/contracts/screens';
import { type AdminUserSearch, useAdminUsers } from '../../features/users/admin-user-queries.ts';
import { exampleCustomers } from '../../features/users/example-customers.ts';
import { InvitationPanel } from '../../features/users/invitations/invitation-panel.tsx';
import { useRoleFlow } from '../../features/users/use-role-flow.ts';
import { userColumns } from '../../features/users/user-columns.tsx';
import { userEntity } from '../../features/users/user-entity.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { useDeleteFlow } from '../../shared/admin-list/form/use-delete-flow.ts';
import { ImportButton } from '../../shared/admin-list/import/import-button.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { buttonStyle } from '../../shared/ui/actions/button-style.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** The users (docs/specification.md section 2). */
export const UsersPage = () => {
  const address = useListAddress<AdminUserSearch>();
  const mayChange = useMay('change-users');
  const sort = address.wordOf('sort');
  const list = useAdminUsers(address.wordsOf(['search', 'sort']), address.page.after);
  const { refusal, done, deleting, askAndDelete } = useDeleteFlow(userEntity);
  const { userId } = useSession();
  const roles = useRoleFlow();
  return (
    <>
      <PageHeading
        title={screens.adminUsers.title}
        text="Everyone who has an account."
        action={
          mayChange && (
            <div className="flex flex-wrap gap-3">
              <ImportButton
                call="importUsers"
                outdated={laterQueryKeys.users.all}
                nouns="customers"
                example={exampleCustomers}
                text="A new address becomes a customer without a password, who is sent no email. Whoever has an account already stays as they are."
              />
              <a href="#invitations" className={buttonStyle('secondary', 'small')}>
                Invite staff
              </a>
            </div>
          )
        }
      >
        View Users
      </PageHeading>
      <PageStatus refusal={refusal ?? roles.refusal} done={done || roles.done} />
      <AdminList
        name="Users"
        noun="user"
        list={list}
        readOnly={!mayChange}
        columns={userColumns({
          onRole: (user, role) => void roles.askAndChange(user, role),
          ownId: userId,
          onDelete: (user) => void askAndDelete(user),
          deleting,
        })}
        search={{
          label: 'Search names, emails or phones',
          value: address.text,
          onChange: address.setText,
          applied: address.search,
        }}
        page={address.page}
        sort={{ value: sort, onChange: (next) => address.choose({ sort: next }) }}
        loadingText="Loading users..."
        emptyText="No users found"
        emptyHint="Accounts appear here as soon as people register."
        narrowed={address.search !== ''}
        onClear={() => address.choose({ search: '' })}
      />
      <InvitationPanel mayInvite={mayChange} />
    </>
  );
};
