/* The limit: Tank Chess's kernel in plain C, the same tables and the same algorithm, base rules only.
 *
 *     gcc -O3 -march=native -o limit tank_chess_limit.c && ./limit DEPTH ROUNDS < position
 *
 * A position is width, height, side to move, number of tanks; then for each cell, rank by rank from a1, 1 for an
 * obstacle, 2 for a wreck, 0 for nothing; then for each tank, White's first: file, rank (both from 1), kind, heading,
 * side. Prints the number of sequences and the seconds of processor time of the fastest round.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STRIDE = 32, AREA = 896, MARGIN = 4, RANKS = 36, FILE_SHIFT = 3, GUNS = 6, FASTEST = 5 };
enum { EMPTY = 0, WRECK = 200, OBSTACLE = 201, WATER = 203, EDGE = 205, FAR_EDGE = 206 };
enum { COMMAND, LIGHT, MEDIUM, HEAVY, DESTROYER, MORTAR, KINDS };

#define END_SHIFT 10
#define HEADING_SHIFT 20
#define BEFORE_SHIFT 23
#define TARGET_SHIFT 26
#define TANK_SHIFT 36
#define VICTIM_SHIFT 44
#define KILL (1LL << 52)
#define ESCAPE (1LL << 53)
#define ENDS (1LL << 56)
#define ALL_GUNS 0x01010101010101LL
#define WINDOW 0x7F7F7F7F7F7F7FLL

typedef int64_t number;

static const int DX[8] = {0, 1, 1, 1, 0, -1, -1, -1}, DY[8] = {1, 1, 0, -1, -1, -1, 0, 1};
static const int SPEED[KINDS] = {5, 5, 4, 3, 4, 3}, GUN[KINDS] = {1, 1, 2, 3, 4, 5};
static const int FRONT[KINDS] = {1, 1, 2, 3, 2, 1}, FLANK[KINDS] = {0, 0, 1, 2, 1, 0}, REAR[KINDS] = {0, 0, 0, 1, 0, 0};

static number content[AREA], screen[AREA], fire[AREA], lines[AREA];
static number free_[RANKS], hit[(GUNS + 1) * RANKS], exits[2 * RANKS];
static number tank_cell[128], tank_heading[128], tank_kind[128];
static number reach_[8], runs[4], escapes;
static number side, quiet, key, ply, rows, first[3], trail[512];
static number step[8], corner[8], here[8], shift[8], arc[KINDS][8], pattern[KINDS][8], weakest[KINDS][8];
static number turns[1 << 22];

static inline int row_of(number cell) { return (int)(cell >> 5) + MARGIN; }
static inline number bit_of(number cell) { return 1LL << ((cell & 31) + FILE_SHIFT); }
static inline int first_bit(number bits) { return __builtin_ctzll((uint64_t)bits); }
static inline number origin_of(number cell, number heading) { return cell + MARGIN * 33 - corner[heading]; }
static inline number cell_in(number origin, int bit) { return origin - MARGIN * 33 + ((bit & 56) << 2) + (bit & 7); }
static inline number ahead(number cells, int heading)
{
    number by = shift[heading];
    return by > 0 ? (number)((uint64_t)cells << by) : cells >> -by;
}

static void prepare(void)
{
    for (int h = 0; h < 8; h++) {
        step[h] = STRIDE * DY[h] + DX[h];
        corner[h] = STRIDE * (3 - DY[h]) + 3 - DX[h];
        here[h] = 1LL << (8 * (3 - DY[h]) + 3 - DX[h]);
        shift[h] = 8 * DY[h] + DX[h];
        for (int kind = 0; kind < KINDS; kind++) {
            int armour = h == 4 ? FRONT[kind] : h == 0 ? REAR[kind] : FLANK[kind];
            arc[kind][h] = kind >= DESTROYER ? 1 << h : 1 << h | 1 << ((h + 1) & 7) | 1 << ((h + 7) & 7);
            pattern[kind][h] = 1;
            for (int gun = armour + 1; gun <= GUNS; gun++)
                pattern[kind][h] |= 1LL << (8 * gun);
            weakest[kind][h] = armour + 1;
        }
    }
}

static inline number window(const number *plane, number origin)
{
    const number *rank = plane + (origin >> 5);
    number by = (origin & 31) - MARGIN + FILE_SHIFT, found = 0;
    for (int i = 0; i < 7; i++)
        found |= (rank[i] >> by & 127) << (8 * i);
    return found;
}

static void run(number tank, number heading, int steps)
{
    number cell = tank_cell[tank];
    for (int i = 1; i < steps; i++) {
        cell += step[heading];
        if (content[cell] != EMPTY)
            return;
    }
    cell += step[heading];
    if (content[cell] == EMPTY)
        runs[++runs[0]] = cell << 3 | heading;
    else if (content[cell] == FAR_EDGE + (tank >= first[1]) && tank_kind[tank] == COMMAND)
        escapes = 1;
}

static inline void stepped(number *p, number free)
{
    number n = p[0], ne = p[1], e = p[2], se = p[3], s = p[4], sw = p[5], w = p[6], nw = p[7];
    p[0] = nw | n | ne | (n << 8 & free);
    p[1] = n | ne | e | (ne << 9 & free);
    p[2] = ne | e | se | (e << 1 & free);
    p[3] = e | se | s | (se >> 7 & free);
    p[4] = se | s | sw | (s >> 8 & free);
    p[5] = s | sw | w | (sw >> 9 & free);
    p[6] = sw | w | nw | (w >> 1 & free);
    p[7] = w | nw | n | (nw << 7 & free);
}

static void reach(number tank)
{
    number heading = tank_heading[tank], kind = tank_kind[tank];
    number origin = origin_of(tank_cell[tank], heading), own = here[heading];
    number free = window(free_, origin) | own, poses[8] = {0};
    poses[heading] = own;
    for (int i = 1; i < SPEED[kind]; i++)
        stepped(poses, free);
    escapes = 0;
    if (kind == COMMAND) {
        number out = window(exits + (tank >= first[1]) * RANKS, origin);
        for (int h = 0; out && h < 8; h++)
            escapes |= (ahead(poses[h], h) & out) != 0;
    }
    stepped(poses, free);
    memcpy(reach_, poses, sizeof reach_);
    reach_[heading] = (reach_[heading] | (ahead(own, (heading + 4) & 7) & free)) & ~own;
    runs[0] = 0;
    if (SPEED[kind] == FASTEST) {
        int turned = heading & 1 ? 2 : 1;
        run(tank, heading, FASTEST);
        run(tank, (heading + turned) & 7, FASTEST - turned);
        run(tank, (heading - turned) & 7, FASTEST - turned);
    }
}

static inline int bearing(number target, int flight) { return (flight - (int)tank_heading[target]) & 7; }

static void aim(number enemy)
{
    memset(fire, 0, (size_t)rows * sizeof *fire);
    memset(lines, 0, (size_t)rows * sizeof *lines);
    memset(hit, 0, sizeof hit);
    for (number target = first[enemy]; target < first[enemy + 1]; target++) {
        number cell = tank_cell[target];
        if (!cell)
            continue;
        for (int flight = 0; flight < 8; flight++) {
            number back = -step[flight], at = cell + back;
            if (screen[at] != EMPTY)
                continue;
            number struck = pattern[tank_kind[target]][bearing(target, flight)] << flight;
            number *marks = hit + weakest[tank_kind[target]][bearing(target, flight)] * RANKS;
            do {
                at += back;
                fire[at] |= struck;
                lines[at] |= (number)((uint64_t)(target + 1) << (8 * flight));
                marks[row_of(at)] |= bit_of(at);
            } while (screen[at] == EMPTY);
        }
    }
    for (int rank = MARGIN; rank < MARGIN + (rows >> 5); rank++) {
        number seen = 0;
        for (int gun = 1; gun <= GUNS; gun++)
            hit[gun * RANKS + rank] = seen |= hit[gun * RANKS + rank];
        hit[rank] |= seen;
    }
}

static inline number tank_on(number cell, number of)
{
    number found = content[cell];
    return first[of] < found && found <= first[of + 1] ? found : 0;
}

static number open_lines(number cell, number heading, number enemy, number *window_cells)
{
    number opened = 0;
    *window_cells = 0;
    for (int flight = 0; flight < 8; flight++) {
        number target = lines[cell] >> (8 * flight) & 255;
        if (!target)
            target = tank_on(cell + step[flight], enemy);
        if (!target)
            continue;
        number struck = pattern[tank_kind[target - 1]][bearing(target - 1, flight)] << flight, at = cell, bit = here[heading];
        do {
            at -= step[flight];
            bit = ahead(bit, (flight + 4) & 7) & WINDOW;
            *window_cells |= bit;
            fire[at] |= struck;
            lines[at] |= (number)((uint64_t)target << (8 * flight));
        } while (screen[at] == EMPTY);
        opened |= 1 << flight;
    }
    return opened;
}

static void close_lines(number cell, number opened)
{
    for (; opened; opened &= opened - 1) {
        int flight = first_bit(opened);
        number at = cell;
        do {
            at -= step[flight];
            fire[at] &= ~(ALL_GUNS << flight);
            lines[at] &= (number)~(0xFFULL << (8 * flight));
        } while (screen[at] == EMPTY);
    }
}

static inline number shot(number victim, number destroys)
{
    number turn = tank_cell[victim - 1] << TARGET_SHIFT | victim << VICTIM_SHIFT | destroys * KILL;
    return destroys && tank_kind[victim - 1] == COMMAND ? turn | ENDS : turn;
}

static number fire_from(number turn, number kind, number top)
{
    number at = turn >> END_SHIFT & 1023;
    for (number targets = fire[at] & arc[kind][turn >> HEADING_SHIFT & 7]; targets; targets &= targets - 1) {
        int flight = first_bit(targets);
        turns[top++] = turn | shot(lines[at] >> (8 * flight) & 255, fire[at] >> (8 * GUN[kind] + flight) & 1);
    }
    return top;
}

static number lob(number turn, number top)
{
    number cell = turn >> END_SHIFT & 1023, heading = turn >> HEADING_SHIFT & 7;
    for (int distance = 1; distance <= 5; distance++) {
        cell += step[heading];
        if (content[cell] >= EDGE)
            break;
        number victim = tank_on(cell, 1 - side);
        if (victim && distance >= 3)
            turns[top++] = turn | shot(victim, 1);
    }
    return top;
}

static number turns_of(number tank, number top)
{
    number cell = tank_cell[tank], heading = tank_heading[tank], kind = tank_kind[tank], origin = origin_of(cell, heading);
    number start = cell | heading << BEFORE_SHIFT | tank << TANK_SHIFT, behind = 0, opened = 0, posts = WINDOW;
    reach(tank);
    for (int h = 0; h < 8; h++)
        for (number poses = reach_[h]; poses; poses &= poses - 1)
            turns[top++] = start | (number)h << HEADING_SHIFT | cell_in(origin, first_bit(poses)) << END_SHIFT;
    for (int i = 1; i <= runs[0]; i++)
        turns[top++] = start | runs[i] >> 3 << END_SHIFT | (runs[i] & 7) << HEADING_SHIFT;
    if (escapes)
        turns[top++] = start | ESCAPE | ENDS;
    if (kind != MORTAR) {
        opened = open_lines(cell, heading, 1 - side, &behind);
        posts = window(hit, origin) | behind;
    }
    for (int h = 0; h < 8; h++)
        for (number poses = reach_[h] & posts; poses; poses &= poses - 1) {
            number turn = start | (number)h << HEADING_SHIFT | cell_in(origin, first_bit(poses)) << END_SHIFT;
            top = kind == MORTAR ? lob(turn, top) : fire_from(turn, kind, top);
        }
    for (int i = 1; i <= runs[0]; i++)
        top = fire_from(start | runs[i] >> 3 << END_SHIFT | (runs[i] & 7) << HEADING_SHIFT, kind, top);
    close_lines(cell, opened);
    return top;
}

static number generate(number top)
{
    aim(1 - side);
    for (number tank = first[side]; tank < first[side + 1]; tank++)
        if (tank_cell[tank])
            top = turns_of(tank, top);
    return top;
}

static inline number mixed(number code)
{
    uint64_t x = (uint64_t)(code + 1) * 0x9E3779B97F4A7C15ULL;
    x = (x ^ (uint64_t)((number)x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    return (number)(x ^ (uint64_t)((number)x >> 31));
}

static inline number tank_key(number tank, number cell, number heading)
{
    return mixed((tank_kind[tank] << 1 | (tank >= first[1])) << 13 | cell << 3 | heading);
}

static void make(number turn)
{
    number start = turn & 1023, tank = turn >> TANK_SHIFT & 255;
    trail[2 * ply] = key, trail[2 * ply + 1] = quiet;
    ply++, quiet++, side = 1 - side;
    key ^= 0x2545F4914F6CDD1DLL ^ tank_key(tank, start, turn >> BEFORE_SHIFT & 7);
    content[start] = screen[start] = EMPTY;
    free_[row_of(start)] ^= bit_of(start);
    if (turn & ESCAPE) {
        tank_cell[tank] = 0, quiet = 0;
        return;
    }
    number end = turn >> END_SHIFT & 1023, heading = turn >> HEADING_SHIFT & 7;
    content[end] = screen[end] = tank + 1;
    free_[row_of(end)] ^= bit_of(end);
    tank_cell[tank] = end, tank_heading[tank] = heading;
    key ^= tank_key(tank, end, heading);
    if (turn & KILL) {
        number target = turn >> TARGET_SHIFT & 1023, victim = (turn >> VICTIM_SHIFT & 255) - 1;
        key ^= tank_key(victim, target, tank_heading[victim]) ^ mixed(1 << 20 | target);
        content[target] = screen[target] = WRECK;
        tank_cell[victim] = 0, quiet = 0;
    }
}

static void unmake(number turn)
{
    number start = turn & 1023, tank = turn >> TANK_SHIFT & 255;
    ply--, key = trail[2 * ply], quiet = trail[2 * ply + 1], side = 1 - side;
    if (!(turn & ESCAPE)) {
        number end = turn >> END_SHIFT & 1023;
        content[end] = screen[end] = EMPTY;
        free_[row_of(end)] ^= bit_of(end);
    }
    content[start] = screen[start] = tank + 1;
    free_[row_of(start)] ^= bit_of(start);
    tank_cell[tank] = start, tank_heading[tank] = turn >> BEFORE_SHIFT & 7;
    if (turn & KILL) {
        number target = turn >> TARGET_SHIFT & 1023, victim = turn >> VICTIM_SHIFT & 255;
        content[target] = screen[target] = victim;
        tank_cell[victim - 1] = target;
    }
}

static number perft(number top, int depth)
{
    number end = generate(top), nodes = 0;
    for (number i = top; i < end; i++) {
        number turn = turns[i];
        make(turn);
        if (depth == 1)
            nodes++;
        else if (!(turn & ENDS))
            nodes += perft(end, depth - 1);
        unmake(turn);
    }
    return nodes;
}

static int next(void)
{
    int value;
    if (scanf("%d", &value) != 1)
        exit(2);
    return value;
}

static void read_position(void)
{
    int width = next(), height = next(), tanks;
    side = next(), tanks = next();
    rows = (height + 2) * STRIDE;
    for (int cell = 0; cell < AREA; cell++)
        content[cell] = screen[cell] = EDGE;
    for (int y = 1; y <= height; y++)
        for (int x = 1; x <= width; x++) {
            int cell = STRIDE * y + x, sign = next();
            content[cell] = screen[cell] = sign == 1 ? OBSTACLE : sign == 2 ? WRECK : EMPTY;
            if (!sign)
                free_[row_of(cell)] |= bit_of(cell);
        }
    for (int x = 1; x <= width; x++) {
        int beyond[2] = {STRIDE * (height + 1) + x, x};
        for (int of = 0; of < 2; of++) {
            content[beyond[of]] = FAR_EDGE + of;
            exits[of * RANKS + row_of(beyond[of])] |= bit_of(beyond[of]);
        }
    }
    for (int tank = 0; tank < tanks; tank++) {
        int x = next(), y = next(), cell = STRIDE * y + x;
        tank_kind[tank] = next(), tank_heading[tank] = next(), tank_cell[tank] = cell;
        first[1] += next() == 0;
        content[cell] = screen[cell] = tank + 1;
        free_[row_of(cell)] ^= bit_of(cell);
        key ^= tank_key(tank, cell, tank_heading[tank]);
    }
    first[2] = tanks;
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int count, char **words)
{
    int depth = count > 1 ? atoi(words[1]) : 2, rounds = count > 2 ? atoi(words[2]) : 1;
    number nodes = 0;
    double best = 1e9;
    prepare();
    read_position();
    for (int i = 0; i < rounds; i++) {
        double began = seconds();
        nodes = perft(0, depth);
        double took = seconds() - began;
        best = took < best ? took : best;
    }
    printf("%lld %.9f\n", (long long)nodes, best);
    return 0;
}
