import { screens } from '@wayfarer/contracts/screens';
import { InvitationPanel } from '../../features/users/invitations/invitation-panel.tsx';
import { staffColumns } from '../../features/users/staff/staff-columns.tsx';
import { useStaff } from '../../features/users/staff/staff-query.ts';
import { useRoleFlow } from '../../features/users/use-role-flow.ts';
import { userEntity } from '../../features/users/user-entity.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { useDeleteFlow } from '../../shared/admin-list/form/use-delete-flow.ts';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListPage } from '../../shared/admin-list/use-list-page.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { buttonStyle } from '../../shared/ui/actions/button-style.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** Who works here, never customers: roles, when last seen, how logins are protected, and invitations. */
export const StaffPage = () => {
  const page = useListPage();
  const mayChange = useMay('change-users');
  const list = useStaff(page.after);
  const { refusal, done, deleting, askAndDelete } = useDeleteFlow(userEntity);
  const { userId } = useSession();
  const roles = useRoleFlow();
  return (
    <>
      <PageHeading
        title={screens.adminStaff.title}
        action={
          mayChange && (
            <a href="#invitations" className={buttonStyle('secondary', 'small')}>
              Invite
            </a>
          )
        }
      >
        Staff
      </PageHeading>
      <PageStatus refusal={refusal ?? roles.refusal} done={done || roles.done} />
      <AdminList
        name="Staff"
        noun="member"
        list={list}
        readOnly={!mayChange}
        columns={staffColumns({
          mayChange,
          onRole: (member, role) => void roles.askAndChange(member, role),
          ownId: userId,
          onDelete: (member) => void askAndDelete(member),
          deleting,
        })}
        page={page}
        loadingText="Loading staff..."
        emptyText="Nobody works here yet"
        emptyHint="Invite somebody below."
        onClear={page.toFirst}
      />
      <InvitationPanel mayInvite={mayChange} />
    </>
  );
};
