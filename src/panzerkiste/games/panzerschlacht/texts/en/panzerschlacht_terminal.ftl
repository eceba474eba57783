cli-panzerschlacht-board = On the board: G is Green, Y is Grey; G5 a tank of value 5, Y? one of unknown value, * a command tank, AT a gun, HQ, AM and FU installations, m a mine, r and w your planned shots. Below: what each side has left, and † its lost tanks.
cli-panzerschlacht-setup =
    Set up all pieces in one line, for instance:
      setup HQ=c3 AM=h2 FU=f4 T=b1:2,c1:5,e1:6,f1:1,h1:4,i1:3 AT=c4,b3,h3,g4,f5 M=d5,i4
    or type the name of a ready-made set-up:
cli-panzerschlacht-plan = Name the squares to fire at, red and white: plan R=d4,e5,f6 W=b6. No shots: plan -
cli-panzerschlacht-move = Name every square of each path: move e1>e2>e3; f1>f2. If no tank can move: pass
cli-panzerschlacht-fight = Name the next fight: fight e5xe6
